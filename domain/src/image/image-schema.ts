import { messages } from '../messages/messages.ts';
import { THUMBNAIL_WIDTHS } from '../values/limits.ts';
import { z } from '../zod.ts';
import { ownerOfPath } from './image.ts';

/** Parses `/img/{width}/{path}`. */
export const imageRequestSchema = z.pipe(
  z.string().check(z.regex(/^\/img\/\d+\/.+$/)),
  z.transform((pathname, ctx) => {
    const [, , width, ...rest] = pathname.split('/');
    const path = rest.join('/');
    const allowed = THUMBNAIL_WIDTHS.find((allowedWidth) => String(allowedWidth) === width);
    if (allowed && ownerOfPath(path)) return { width: allowed, path };
    ctx.issues.push({ input: ctx.value, code: 'custom', message: messages.imagen.notOurs });
    return z.NEVER;
  }),
);
