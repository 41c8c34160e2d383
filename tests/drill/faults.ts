import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveBuildOf } from './spoiled.ts';

/** A fault in a release of explore. */
export interface Fault {
  /** Matches the paths of files to change. */
  file: RegExp;
  change: (code: string) => string;
  /** Damages the served build. */
  spoil?: (folder: string) => void;
}

const THROW = 'throw new Error("drill");';
const inServer = (change: Fault['change']): Fault => ({ file: /\/server\//, change });
const damaged = (spoil: Fault['spoil'] & {}): Fault => ({ ...inServer((code) => code), spoil });
/** Both entries of an area. */
const inEntry = (change: Fault['change']): Fault => ({ file: /\/(?:remoteEntry|adopt)-/, change });
const loading = (code: string): Fault => inServer((module) => code + module);
/** Runs `code` whenever explore's screen renders. */
const drawing = (code: string): Fault =>
  inServer((module) => {
    const [head, ...more] = module.match(/function Explore\(.*?\)\{/g) ?? [];
    if (!head || more.length > 0) throw new Error('the server module must have exactly one function Explore');
    return module.replace(head, head + code);
  });
const server = (folder: string): string => join(folder, liveBuildOf(folder).server.file);
const entries = (folder: string): string[] => {
  const { adopt = '', entry } = liveBuildOf(folder);
  return [join(folder, entry), join(folder, adopt)];
};

const FLOOD = 'const drops=[];for(;;)drops.push(new Array(1e4).fill(0.5));';

/** Faults during rendering: a bare page, then the previous build while the thread hangs. */
export const RENDER_FAULTS: Record<string, Fault> = {
  'loops for ever': drawing('for(;;);'),
  'floods the memory': drawing(FLOOD),
};
/** Faults before rendering: the previous build at once. */
export const LOAD_FAULTS: Record<string, Fault> = {
  'loops for ever on load': loading('for(;;);'),
  'floods the memory on load': loading(FLOOD),
  'throws on load': loading(THROW),
  'is missing': damaged((folder) => rmSync(server(folder))),
  'was altered': damaged((folder) => appendFileSync(server(folder), '// altered')),
};
/** A fault in every rendering: bare pages, which the browser renders. */
export const RENDER_ERROR: Fault = drawing(THROW);

/** A fault of the browser entry that another attempt in the same page can outlast. */
export const MISSING_ENTRY: Fault = damaged((folder) => {
  for (const file of entries(folder)) rmSync(file);
});
/** Faults of the browser entry that browsers remember as long as the page lives. */
export const IMPORT_FAULTS: Record<string, Fault> = {
  'is cut off': inEntry((code) => code.slice(0, code.length / 2)),
  'throws on import': inEntry((code) => THROW + code),
};
/** A fault in the hydration entry. */
export const HYDRATION_FAULT: Fault = { file: /\/adopt-/, change: (code) => THROW + code };
export const NO_MANIFEST: Fault = damaged((folder) =>
  writeFileSync(join(folder, 'r/explore/remote.json'), '{"builds":'),
);
