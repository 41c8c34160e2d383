import { z } from '@vidriera/domain/zod';

const HOST = '[a-z0-9-]+--[a-z0-9-]{1,63}\\.web\\.app';
/** Stands for the channels of all pull requests (.github/workflows/previews.yml). */
export const PULL_REQUESTS = 'pull-requests';
const ITEM = `(?:${HOST}|${PULL_REQUESTS})`;

/**
 * The setting `VIDRIERA_PREVIEWS`: comma-separated hosts of channels that may be previewed
 * (`vidriera-explore--agenda-1a2b3c4d.web.app`), or `pull-requests`. `off` or an empty text allows none.
 */
export const previewHostsSchema = z.pipe(
  z._default(z.string().check(z.regex(new RegExp(`^(?:|off|${ITEM}(?:, *${ITEM})*)$`))), 'off'),
  z.transform((text): string[] => text.match(new RegExp(ITEM, 'g')) ?? []),
);
