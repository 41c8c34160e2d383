import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

export const readText = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
export const readJson = (file: string): unknown => JSON.parse(readText(file));
