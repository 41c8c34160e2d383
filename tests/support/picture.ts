import { expect } from '@playwright/test';
import { thumbnailPath } from '@vidriera/domain/image/image';
import sharp from 'sharp';
import { stored } from './backend.ts';

/** Returns a phone photo: a JPEG rotated by EXIF (orientation 6), with GPS data. */
export async function phonePhoto(width = 1600, height = 1200): Promise<Buffer> {
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#2b1a3d"/><stop offset=".6" stop-color="#c2301a"/>
    <stop offset="1" stop-color="#f2b632"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="70%" cy="60%" r="${height / 6}" fill="#fff3c4"/></svg>`;
  return sharp(Buffer.from(sky))
    .jpeg({ quality: 85 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 0/1' } })
    .toBuffer();
}

/** Uploads a picture past the rules, with a download token, and names it in an event. @returns its download URL */
export async function withPicture(evento: FirebaseFirestore.DocumentReference, uid: string): Promise<string> {
  const path = `posts/evento/main/${uid}/${Date.now()}_foto.jpg`;
  const file = stored.bucket.file(path);
  const token = crypto.randomUUID();
  const metadata = { contentType: 'image/jpeg', metadata: { firebaseStorageDownloadTokens: token } };
  await file.save(await phonePhoto(640, 480), { resumable: false, metadata });
  const origin = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`;
  const url = `${origin}/v0/b/${stored.bucket.name}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
  await evento.update({ url_imagen: url });
  await expect
    .poll(async () => (await stored.thumbnails.file(thumbnailPath(path, 160)).exists())[0])
    .toBe(true);
  return url;
}
