import { httpFunction } from '../../base/http/http-function.ts';
import { publicOrigin } from '../../base/http/origin.ts';
import { embedOptions } from '../../base/process/options.ts';
import { apiAddress } from '../pages/api-address.ts';
import { apiByHttp } from '../pages/read-api.ts';
import { createEmbed } from './embed.ts';

/** Milliseconds for an answer of the API. Emulated functions share their processors with the browser. */
const LIMIT_MS = process.env.FUNCTIONS_EMULATOR === 'true' ? 30_000 : 6000;

let serve: ReturnType<typeof createEmbed> | undefined;

/** HTTP function behind `/embed/**`: agendas in frames of other sites. */
export const embed = httpFunction('embed', embedOptions, (req, res) => {
  serve ??= createEmbed({
    read: apiByHttp({ api: apiAddress(process.env), limitMs: LIMIT_MS }),
    origin: publicOrigin(),
    now: () => new Date(),
  });
  return serve(req, res);
});
