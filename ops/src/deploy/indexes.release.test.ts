import { createRequire } from 'node:module';
import { styleText } from 'node:util';
import { expect, it } from 'vitest';
import { cliModule } from '../google/cli.ts';
import { parseIndexes } from './indexes.ts';

/** Untyped modules of the Firebase CLI. */
interface Cli {
  PrettyPrint: new () => { prettyIndexString: (index: object) => string };
}
const cli = createRequire(cliModule('package.json'));
const { PrettyPrint } = cli('./lib/firestore/pretty-print.js') as Cli;

it('parses the index list of the Firebase CLI', () => {
  const printer = new PrettyPrint();
  const name = 'projects/p/databases/(default)/collectionGroups/evento/indexes/i1';
  const fields = [
    { fieldPath: 'busqueda', arrayConfig: 'CONTAINS' },
    { fieldPath: 'fecha', order: 'ASCENDING' },
  ];
  const printed = ['CREATING', 'READY', 'NEEDS_REPAIR'].map((state) =>
    printer.prettyIndexString({ name, fields, state, queryScope: 'COLLECTION' }),
  );
  const list = ['Compound Indexes', ...printed, '', 'Field Overrides', '[evento.descripcion] --'];
  const found = parseIndexes(list.join('\n'));
  expect(found.map(({ state }) => state)).toEqual(['CREATING', 'READY', 'NEEDS_REPAIR']);
  expect(found[0]?.index).toMatch(/^\(evento\) -- \(busqueda,CONTAINS\) \(fecha,ASCENDING\)/);
  const green = styleText('green', '[READY] ', { validateStream: false });
  const coloured = printed[1]?.replace(/^.*?\(/, `${green}(`) ?? '';
  expect(coloured).not.toBe(printed[1]);
  expect(parseIndexes(coloured)).toEqual([found[1]]);
});
