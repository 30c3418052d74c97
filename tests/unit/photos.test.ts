import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ownPhotoPath } from '#client/content/photograph-url.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { makePhoto, writePhotos } from '../../client/build/photos.ts';

/** A built site whose page shows a photograph, and an empty folder for it. */
async function makeSite() {
  const { path, remove } = await makeTemporaryFolder('photos');
  onTestFinished(remove);
  const site = join(path, 'site');
  const photos = join(path, 'photos');
  await mkdir(join(site, 'projects'), { recursive: true });
  await mkdir(photos);
  const page = '<img srcset="/photos/our-room-400.webp 400w, /photos/our-room-800.webp 800w">';
  await writeFile(join(site, 'projects/index.html'), page);
  return { site, photos };
}

test('the company’s own photographs are cut to the frame in the sizes that pages name', async () => {
  const { site, photos } = await makeSite();
  const create = { width: 900, height: 1200, channels: 3, background: 'tan' } as const;
  await sharp({ create })
    .withExif({ IFD3: { GPSLatitude: '17/1 26/1 0/1' } })
    .toFile(join(photos, 'our-room.jpg'));
  await writePhotos(site, photos);
  for (const [width, height] of [
    [400, 250],
    [800, 500],
  ]) {
    const made = await sharp(
      await readFile(join(site, `photos/our-room-${width}.webp`)),
    ).metadata();
    expect(made).toMatchObject({ format: 'webp', width, height });
    // Where a customer lives is nobody's business.
    expect(made.exif).toBeUndefined();
  }
});

test('a photograph that is not there ends the build with its name and the page that shows it', async () => {
  const { site, photos } = await makeSite();
  await expect(writePhotos(site, photos)).rejects.toThrow(/projects.*"our-room"/);
});

test.each([
  'WhatsApp Image 2026-03-02 at 10.22.31.jpeg',
  'IMG_1234 (1).JPG',
  "Sen's kitchen, 50% done & lit #2?.png",
  'వంటగది.jpg',
])('a photograph may have any name: %s', async (name) => {
  const { photos } = await makeSite();
  const create = { width: 1300, height: 900, channels: 3, background: 'tan' } as const;
  await sharp({ create }).toFormat('jpeg').toFile(join(photos, name));
  expect(ownPhotoPath(name)).toMatch(/^[\w./~-]+$/);
  const made = await makePhoto(`${ownPhotoPath(name)}-400.webp`, photos);
  expect((await sharp(made).metadata()).width).toBe(400);
});

test('a photograph that cannot be read ends the build, one that is too small is a warning, both by name', async () => {
  const { site, photos } = await makeSite();
  await writeFile(join(photos, 'our-room.HEIC'), 'ftypheic');
  await expect(writePhotos(site, photos)).rejects.toThrow(/client\/photos\/our-room\.HEIC .*JPEG/);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const create = { width: 900, height: 300, channels: 3, background: 'tan' } as const;
  await sharp({ create }).toFile(join(photos, 'narrow.jpg'));
  await makePhoto('/photos/narrow-400.webp', photos);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/narrow\.jpg fills 480 pixels/)]]);
});
