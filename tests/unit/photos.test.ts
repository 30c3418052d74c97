import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ownPhotoPath } from '#client/content/photograph-url.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { makePhoto, writePhotos } from '../../client/build/photos.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'tan' } }).jpeg();
/** A built site whose page shows a photograph. */
const makeSite = () =>
  makeTestFolder({
    'projects/index.html':
      '<img srcset="/photos/our-room-400.webp 400w, /photos/our-room-800.webp 800w">',
  });

test('the company’s own photographs are cut to the frame in the sizes that pages name, and tell no place', async () => {
  const site = await makeSite();
  const taken = picture(900, 1200).withExif({ IFD3: { GPSLatitude: '17/1 26/1 0/1' } });
  await writePhotos(site, await makeTestFolder({ 'our-room.jpg': await taken.toBuffer() }));
  for (const [width, height] of [
    [400, 250],
    [800, 500],
  ]) {
    const made = await sharp(join(site, `photos/our-room-${width}.webp`)).metadata();
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
  const site = await makeSite();
  await expect(writePhotos(site, await makeTestFolder())).rejects.toThrow(/projects.*"our-room"/);
  const photos = await makeTestFolder({
    'our-room.HEIC': 'ftypheic',
    'narrow.jpg': await picture(900, 300).toBuffer(),
  });
  await expect(writePhotos(site, photos)).rejects.toThrow(/client\/photos\/our-room\.HEIC .*JPEG/);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  await makePhoto('/photos/narrow-400.webp', photos);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/narrow\.jpg fills 480 pixels/)]]);
});
