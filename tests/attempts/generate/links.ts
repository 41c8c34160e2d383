import fc from 'fast-check';
import { text } from '../support/wire.ts';
import { anything, constants, type FieldArbitraries } from './values.ts';

const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
const host = fc.tuple(label, fc.constantFrom('com', 'com.ar', 'xn--p1ai', 'net'));
const path = fc.stringMatching(/^[a-z0-9/?&=._~-]{0,20}$/);
const LONG = 'a'.repeat(2048);
const FINE = [
  'mailto:hola@ejemplo.com',
  'tel:+541155550134',
  'http://1.2.3.255/a',
  'https://ejemplo.com:65535/',
  'https://a_b.ejemplo.com/',
];
const BAD = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'ftp://ejemplo.com/',
  'blob:https://a.com/x',
  'file:///etc',
  'https://localhost/',
  'https://ana:clave@ejemplo.com/',
  'https://ejemplo.com@malo.com/',
  'https://[::1]/',
  '//ejemplo.com/',
  'https://ejemplo.com:65536/',
  'https://ejemplo.com:99999/',
  'https://ejemplo.com:/',
  'https://ejemplo.com:a/',
  'https:/a.com',
  'https://1.2.3.999/',
  'https://1.2.3.256/',
  'https://1.2.3.4.5/',
  'https://ejemplo.1/',
  'https://ejemplo.0x1/',
  'https://1.2.3/',
  'https://xn--.com/',
  'https://xn--a-.com/',
  'https://ejemplo.xn--',
  'https://xn--zz.com/',
  'https://XN--.com',
  'https://xn--a.com/',
  'https://ejemplo..com/',
  'https://.ejemplo.com/',
  'https://eje!mplo.com/',
  'https://ejemplo.com./',
  'https://-a.com/',
  'https://ejemplo.com\\@malo.com/',
  'https://ejemplo.com/\u0000',
  'https://ejemplo.com/ñ',
  'https://ejemplo.com/ x',
  ' https://a.com/',
  'https://a.com/\n',
  'https://a.com/\njavascript:x',
  'mailto:',
  'tel:',
  'tel:#1',
  'mailto:?subject=x',
  '',
  'ejemplo.com',
  `https://a.com/${LONG.slice(14)}`,
  `https://a.com/${LONG.slice(13)}`,
  'HTTPS://EJEMPLO.COM/',
  'https://ejemplo.com',
  'https://%65.com/',
];
export const link: FieldArbitraries = {
  valid: fc.oneof(
    fc
      .tuple(fc.constantFrom('http', 'https'), host, path)
      .map(([scheme, [name, end], rest]) => text(`${scheme}://${name}.${end}/${rest}`)),
    constants(...FINE.map(text)),
  ),
  strange: fc.oneof(
    { weight: 4, arbitrary: constants(...BAD.map(text)) },
    {
      weight: 1,
      arbitrary: fc
        .webUrl({ validSchemes: ['http', 'https', 'ftp', 'ws'], withQueryParameters: true })
        .map(text),
    },
    { weight: 1, arbitrary: fc.stringMatching(/^https:\/\/[a-z0-9.:@\\_!-]{1,12}$/).map(text) },
    { weight: 1, arbitrary: anything },
  ),
};
