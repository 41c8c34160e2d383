import { marked } from '@vidriera/domain/figures/marker';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';
import { renderSVG } from 'uqr';
import type { HttpAnswer } from '../../base/http/answer.ts';

/** `/og/{class}/{id}/qr.svg`. */
export const codeRequestSchema = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\/og\/[^/]+\/[^/]+\/qr\.svg$/)),
    z.transform((path) => {
      const [, , tipo, id] = path.split('/');
      return { tipo, id };
    }),
  ),
  z.object({ tipo: z.enum(TIPOS_AGENDA), id: itemIdSchema }),
);

/** Returns the QR code of an item’s address. It depends on no data, so it is immutable. @param origin the site’s */
export const codeOf = (origin: string, { tipo, id }: z.infer<typeof codeRequestSchema>): HttpAnswer => ({
  status: 200,
  headers: {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': 'image/svg+xml; charset=utf-8',
  },
  body: Buffer.from(renderSVG(marked(`${origin}/explore/${tipo}/${id}`, 'qr'), { ecc: 'M', border: 4 })),
  seconds: 0,
});
