import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveIn, spoiled } from './spoiled.ts';

/** What is wrong with a release of explore. */
export interface Fault {
  /** The build that is released, made of a good one. */
  build?: (dist: string) => string;
  /** What becomes of its files where they are served. */
  spoil?: (folder: string) => void;
}

const inServer = (change: (code: string) => string) => ({
  build: (dist: string) =>
    spoiled(dist, 'routes-', (text) => (text.startsWith('import') ? text : change(text))),
});
/** Has the screen of explore do something when it is drawn. */
const drawing = (code: string) =>
  inServer((text) => {
    const changed = text.replace(/function Explore\(\{data\}\)\{/, (head) => head + code);
    if (changed === text) throw new Error('the module for the server has no function Explore');
    return changed;
  });
const loading = (code: string) => inServer((text) => `${code}${text}`);
const server = (folder: string): string => join(folder, liveIn(folder).server?.file ?? '');
const entry = (folder: string): string => join(folder, liveIn(folder).entry);
const inEntry = (change: (code: string) => string) => ({
  build: (dist: string) => spoiled(dist, 'remoteEntry-', change),
});

const FLOOD = 'const drops=[];for(;;)drops.push(new Array(1e4).fill(0.5));';

/** While it is drawn: a bare page, and then the build before for as long as its thread gets stuck. */
export const STUCK: Record<string, Fault> = {
  'loops for ever': drawing('for(;;);'),
  'floods the memory': drawing(FLOOD),
};
/** Before it can draw: the build before at once. */
export const UNFIT: Record<string, Fault> = {
  'loops for ever when it is loaded': loading('for(;;);'),
  'floods the memory when it is loaded': loading(FLOOD),
  'throws when it is loaded': loading('throw new Error("drill");'),
  'is missing': { spoil: (folder) => rmSync(server(folder)) },
  'was altered': { spoil: (folder) => writeFileSync(server(folder), '// altered', { flag: 'a' }) },
};
/** In every drawing: bare pages, which the browser draws. */
export const THROWS: Fault = drawing('throw new Error("drill");');

/** What a browser meets where the area's container should be. */
export const ENTRY: Record<string, Fault> = {
  'answers 404': { spoil: (folder) => rmSync(entry(folder)) },
  'is cut off': inEntry((code) => code.slice(0, code.length / 2)),
  'throws when it is imported': inEntry((code) => `throw new Error("drill");${code}`),
};
/** What a browser meets where the script should be that takes over a drawn page. */
export const ADOPT: Fault = {
  build: (dist) => spoiled(dist, 'adopt-', (code) => `throw new Error("drill");${code}`),
};
export const NO_MANIFEST: Fault = {
  spoil: (folder) => writeFileSync(join(folder, 'r/explore/remote.json'), '{"builds":'),
};
