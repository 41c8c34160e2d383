/**
 * Run as a program of its own: works on the picture named by its argument as the trigger does, and prints the process's
 * peak of memory in MB. It alone decides about the instance's size (shared/options.ts).
 */
import { readFileSync } from 'node:fs';
import { inspect } from '../images/inspect.ts';
import { render } from '../images/render.ts';

const [, , archivo] = process.argv;
if (!archivo) throw new Error('Usage: memory-probe.ts PICTURE');
const bytes = readFileSync(archivo);
const inspeccion = await inspect(bytes);
if (inspeccion.kind !== 'imagen') throw new Error(inspeccion.reason);
const { original, miniaturas } = await render(bytes, inspeccion);
const megas = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ megas, miniaturas: miniaturas.length, bytes: original.length }));
