/** Runs in another checkout's stack (beside.ts): prepares its pages, writes where they are, and keeps the stack until it is stopped. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from '@vidriera/domain/zod-classic';
import { stackShape } from '../stack-env.ts';
import { addressesOf } from './fixture.ts';

const env = z.object(stackShape).parse(process.env);
const lender = env.VIDRIERA_ACCOUNTS.find(({ role }) => role === 'creador')?.username ?? '';
const fixture = pathToFileURL(join(process.cwd(), 'bench/pages/fixture.ts')).href;
const { preparePages }: typeof import('./fixture.ts') = await import(fixture);
const addresses = addressesOf(await preparePages(env.VIDRIERA_ORIGIN, lender));
console.log(JSON.stringify({ origin: env.VIDRIERA_ORIGIN, addresses }));
setInterval(() => undefined, 2 ** 30);
