import { expect, test } from 'vitest';
import { hostsIn } from './lines.ts';

test.each([
  ['0.0.0.0 malo.example', ['malo.example']],
  ['127.0.0.1\tmalo.example otro.example # dos', ['malo.example', 'otro.example']],
  [':: malo.example', ['malo.example']],
  ['Malo.Example.', ['malo.example']],
  ['muñoz.example', ['xn--muoz-hqa.example']],
  ['||malo.example^', ['malo.example']],
  ['||malo.example^$all', ['malo.example']],
  ['93.184.215.14', ['93.184.215.14']],
  ...[
    '# malo.example',
    '! malo.example',
    '',
    '127.0.0.1 localhost',
    '@@||malo.example^',
    'com',
    'com.ar',
    'malo.example##.aviso',
    '||malo.example/ruta^',
    '||malo.example^$script',
    'dos palabras.example',
    'https://malo.example/',
    '*.malo.example',
    '0.0.0.0 com.ar',
    '[Adblock Plus 2.0]',
    '<html>',
  ].map((line): [string, string[]] => [line, []]),
])('hostsIn: %j has %j', (line, hosts) => {
  expect([...hostsIn(`${line}\r\n`)]).toEqual(hosts);
});
