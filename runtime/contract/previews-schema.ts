import { z } from '@vidriera/domain/zod';

const HOST = '[a-z0-9-]+--[a-z0-9-]{1,63}\\.web\\.app';

/**
 * The setting `VIDRIERA_PREVIEWS`: comma-separated hosts of channels that may be previewed
 * (`vidriera-explore--agenda-1a2b3c4d.web.app`). `off` or an empty text allows none.
 */
export const previewHostsSchema = z.pipe(
  z._default(z.string().check(z.regex(new RegExp(`^(?:|off|${HOST}(?:, *${HOST})*)$`))), 'off'),
  z.transform((text) => text.match(new RegExp(HOST, 'g')) ?? []),
);
