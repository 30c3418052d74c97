import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePicture } from '#build/site/dev-responses.ts';
import { makePhoto, photoFiles } from '#build/site/photos.ts';
import { ownPhotoName, ownPhotoPath } from '#client/content/photo-url.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'tan' } }).jpeg();
test('the build cuts own photographs to the named sizes', async () => {
  const photos = await makeTestFolder({ 'our-room.jpg': await picture(900, 1200).toBuffer() });
  const addresses = new Set(['/photos/our-room.jpg-400.webp', '/photos/our-room.jpg-800.webp']);
  const { files } = await photoFiles(addresses, photos);
  expect(Object.keys(files)).toHaveLength(2);
  for (const [width, height] of [
    [400, 250],
    [800, 500],
  ]) {
    const made = await sharp(files[`photos/our-room.jpg-${width}.webp`]).metadata();
    expect(made).toMatchObject({ format: 'webp', width, height });
  }
});

test('the build removes the place where a photograph was taken', async () => {
  const taken = picture(900, 1200).withExif({ IFD3: { GPSLatitude: '17/1 26/1 0/1' } });
  const photos = await makeTestFolder({ 'our-home.jpg': await taken.toBuffer() });
  const { photo } = await makePhoto(`${ownPhotoPath('our-home.jpg')}-400.webp`, photos);
  expect((await sharp(photo).metadata()).exif).toBeUndefined();
});

test.each(['IMG_1234 (1).JPG', "Sen's kitchen, 50% done & lit #2?.png", 'వంటగది.jpg'])(
  'the build reads a photograph of any name: %s',
  async (name) => {
    const photos = await makeTestFolder({ [name]: await picture(1300, 900).toBuffer() });
    expect(ownPhotoPath(name)).toMatch(/^[\w./~-]+$/);
    const { photo } = await makePhoto(`${ownPhotoPath(name)}-400.webp`, photos);
    expect((await sharp(photo).metadata()).width).toBe(400);
    expect(ownPhotoName(ownPhotoPath(name))).toBe(name);
  },
);

test('the build keeps photographs apart that differ only in their extension', async () => {
  const photos = await makeTestFolder({
    'kitchen.jpg': await picture(1300, 900).toBuffer(),
    'kitchen.png': await picture(1200, 900).negate().toBuffer(),
  });
  const [one, other] = ['kitchen.jpg', 'kitchen.png'].map((name) =>
    makePhoto(`${ownPhotoPath(name)}-400.webp`, photos),
  );
  expect((await one)?.photo).not.toEqual((await other)?.photo);
});

test('the build names a photograph that is missing, unreadable or too small', async () => {
  const name = 'Sen’s kitchen (1).jpg';
  const missing = new Set([`${ownPhotoPath(name)}-400.webp`]);
  await expect(photoFiles(missing, await makeTestFolder())).rejects.toThrow(
    `client/photos holds no picture "${name}"`,
  );
  const photos = await makeTestFolder({
    'our-room.HEIC': 'ftypheic',
    'from-a-phone.jpg': '\0\0\0\u0018ftypheic\0\0\0\0mif1heic',
    'narrow.jpg': await picture(900, 300).toBuffer(),
  });
  for (const file of ['our-room.HEIC', 'from-a-phone.jpg'])
    await expect(makePhoto(`/photos/${file}-400.webp`, photos)).rejects.toThrow(
      `client/photos/${file} is HEIC`,
    );
  const { warnings } = await photoFiles(new Set(['/photos/narrow.jpg-400.webp']), photos);
  expect(warnings).toEqual([expect.stringMatching(/narrow\.jpg fills 480 pixels/)]);
});

test.each(['/photos/', '/photos/notes.txt', '/photos/room.jpg-800.webp.map'])(
  'in development %s is no photograph, and no mistake of the owner',
  async (address) => expect(await makePicture(address)).toBeUndefined(),
);
