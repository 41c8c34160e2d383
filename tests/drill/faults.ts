import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveIn } from './spoiled.ts';

/** What is wrong with a release of explore. */
export interface Fault {
  /** In the paths of what is changed in the build, which is a good one otherwise. */
  file: RegExp;
  change: (code: string) => string;
  /** What becomes of the build where it is served. */
  spoil?: (folder: string) => void;
}

const THROW = 'throw new Error("drill");';
const inServer = (change: Fault['change']): Fault => ({ file: /\/server\//, change });
const served = (spoil: Fault['spoil'] & {}): Fault => ({ ...inServer((code) => code), spoil });
/** Both ways to load an area. */
const inEntry = (change: Fault['change']): Fault => ({ file: /\/(?:remoteEntry|adopt)-/, change });
const loading = (code: string): Fault => inServer((module) => code + module);
/** Has the screen of explore do something when it is drawn. */
const drawing = (code: string): Fault =>
  inServer((module) => {
    const [head, ...more] = module.match(/function Explore\(.*?\)\{/g) ?? [];
    if (!head || more.length > 0)
      throw new Error('the module for the server has no function Explore, or several');
    return module.replace(head, head + code);
  });
const server = (folder: string): string => join(folder, liveIn(folder).server.file);
const entries = (folder: string): string[] => {
  const { adopt = '', entry } = liveIn(folder);
  return [join(folder, entry), join(folder, adopt)];
};

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
  'throws when it is loaded': loading(THROW),
  'is missing': served((folder) => rmSync(server(folder))),
  'was altered': served((folder) => appendFileSync(server(folder), '// altered')),
};
/** In every drawing: bare pages, which the browser draws. */
export const THROWS: Fault = drawing(THROW);

/** What a browser meets where the area should be. */
export const ENTRY: Record<string, Fault> = {
  'answers 404': served((folder) => {
    for (const file of entries(folder)) rmSync(file);
  }),
  'is cut off': inEntry((code) => code.slice(0, code.length / 2)),
  'throws when it is imported': inEntry((code) => THROW + code),
};
/** What a browser meets where the script should be that takes over a drawn page. */
export const ADOPT: Fault = { file: /\/adopt-/, change: (code) => THROW + code };
export const NO_MANIFEST: Fault = served((folder) =>
  writeFileSync(join(folder, 'r/explore/remote.json'), '{"builds":'),
);
