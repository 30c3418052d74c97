import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ownPhotoPath } from '#client/content/photograph-url.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { makePhoto, photoFiles } from '../../client/build/photos.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'tan' } }).jpeg();
/** A page that shows a photograph. */
const pages = {
  'projects/index.html':
    '<img srcset="/photos/our-room-400.webp 400w, /photos/our-room-800.webp 800w">',
};

test('the company’s own photographs are cut to the frame in the sizes that pages name, and tell no place', async () => {
  const taken = picture(900, 1200).withExif({ IFD3: { GPSLatitude: '17/1 26/1 0/1' } });
  const photos = await makeTestFolder({ 'our-room.jpg': await taken.toBuffer() });
  const files = await photoFiles(pages, photos);
  expect(Object.keys(files)).toHaveLength(2);
  for (const [width, height] of [
    [400, 250],
    [800, 500],
  ]) {
    const made = await sharp(files[`photos/our-room-${width}.webp`]).metadata();
    expect(made).toMatchObject({ format: 'webp', width, height });
    // Where a customer lives is nobody's business.
    expect(made.exif).toBeUndefined();
  }
});

test.each(['IMG_1234 (1).JPG', "Sen's kitchen, 50% done & lit #2?.png", 'వంటగది.jpg'])(
  'a photograph may have any name: %s',
  async (name) => {
    const photos = await makeTestFolder({ [name]: await picture(1300, 900).toBuffer() });
    expect(ownPhotoPath(name)).toMatch(/^[\w./~-]+$/);
    const made = await makePhoto(`${ownPhotoPath(name)}-400.webp`, photos);
    expect((await sharp(made).metadata()).width).toBe(400);
  },
);

test('a photograph that is missing or cannot be read ends the build, one that is too small is a warning, all by name', async () => {
  await expect(photoFiles(pages, await makeTestFolder())).rejects.toThrow(/projects.*"our-room"/);
  const photos = await makeTestFolder({
    'our-room.HEIC': 'ftypheic',
    'narrow.jpg': await picture(900, 300).toBuffer(),
  });
  await expect(photoFiles(pages, photos)).rejects.toThrow(/client\/photos\/our-room\.HEIC .*JPEG/);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  await makePhoto('/photos/narrow-400.webp', photos);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/narrow\.jpg fills 480 pixels/)]]);
});
