import { fileNameOf, thumbnailPath } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import { hasContact } from '@vidriera/domain/perfil/contact';
import { vcardOf } from '@vidriera/domain/perfil/vcard';
import { normalizeUsername } from '@vidriera/domain/usuario/username';
import { LIMITS } from '@vidriera/domain/values/limits';
import { z } from '@vidriera/domain/zod';
import sharp from 'sharp';
import type { Bucket } from '../../base/firestore/admin.ts';
import { nullIfMissing } from '../../base/firestore/uploads.ts';
import { type HttpAnswer, MISSING_SECONDS } from '../../base/http/answer.ts';
import { readBounded } from '../../base/http/read-bounded.ts';
import { sharedAnswer } from '../api/http/headers.ts';
import type { ReadDeps } from '../api/read/cards.ts';
import { readPerfil } from '../api/read/profile.ts';

type Deps = ReadDeps & { thumbnails: Bucket; origin: string };

/** `/{username}/contacto.vcf`. */
export const isContactPath = (path: string): boolean => path.endsWith('/contacto.vcf');

const requestSchema = z.pipe(
  z.string().check(z.regex(/^\/[^/]{1,60}\/contacto\.vcf$/)),
  z.transform((path) => normalizeUsername(path.split('/')[1] ?? '')),
);

/** Pixels of a side; address books show no larger one. */
const SIDE = 160;

/** Returns a creator's contact, also by an old username. A profile without one, hidden or held is a 404. @param path decoded; '' if it can't be */
export async function contactOf(deps: Deps, path: string): Promise<HttpAnswer> {
  const { data: username } = requestSchema.safeParse(path);
  const perfil = username === undefined ? null : await readPerfil(deps, username);
  if (!perfil || !hasContact(perfil))
    return {
      status: 404,
      headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
      body: Buffer.from(messages.perfil.notFound),
      seconds: MISSING_SECONDS,
    };
  const photo = perfil.imagen ? await photoOf(deps.thumbnails, perfil.imagen) : null;
  const url = `${deps.origin}/${encodeURIComponent(perfil.username)}`;
  return sharedAnswer(
    { body: Buffer.from(vcardOf(perfil, { url, photo })), trueFor: Number.POSITIVE_INFINITY },
    {
      'Content-Disposition': `attachment; filename="${fileNameOf(perfil.username)}.vcf"`,
      'Content-Type': 'text/vcard; charset=utf-8',
    },
  );
}

/** Returns a square JPEG in base64, which every address book reads; `null` until the thumbnail is made. */
async function photoOf(thumbnails: Bucket, path: string): Promise<string | null> {
  const stored = thumbnails.file(thumbnailPath(path, SIDE)).createReadStream({ decompress: false });
  const webp = await nullIfMissing(readBounded(stored, LIMITS.imageBytes));
  if (!webp) return null;
  const jpeg = await sharp(webp)
    .resize(SIDE, SIDE)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();
  return jpeg.toString('base64');
}
