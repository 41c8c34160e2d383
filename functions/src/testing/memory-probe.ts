/** Program: processes a picture as the trigger does, and prints its peak memory in MB (see process/options.ts). */
import { readFileSync } from 'node:fs';
import { inspect } from '../items/images/inspect.ts';
import { render } from '../items/images/render.ts';

const [, , file] = process.argv;
if (!file) throw new Error('Usage: memory-probe.ts PICTURE');
const bytes = readFileSync(file);
const inspection = await inspect(bytes);
if (inspection.kind !== 'image') throw new Error(inspection.reason);
const { original, thumbnails } = await render(bytes, inspection);
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ megabytes, thumbnails: thumbnails.length, bytes: original.length }));
