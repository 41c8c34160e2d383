import { LIMITS } from '@vidriera/domain/values/limits';
import { allow, deny, denyDespiteForm, EMPTY_IS_FILLED_IN, type FieldCase, letters } from './field-case.ts';
import { OWNER } from './items.ts';
import { download, UPLOADS } from './people.ts';
import { LEFT_OUT } from './values.ts';

const upload = (folder: string, uid = OWNER) => download(`posts/${folder}/${uid}/1780000000000_foto-1.jpg`);

export const linkCases = (field: string): FieldCase[] => [
  ...allow(
    field,
    'https://ejemplo.com/',
    'http://sub.ejemplo.com.ar:8080/a?b=c#d',
    'mailto:hola@ejemplo.com',
    'tel:+541112345678',
    `https://ejemplo.com/${letters(LIMITS.url - 20)}`,
    'https://ejemplo.com:65535/',
    'https://ejemplo.com./',
    'https://1.2.3.255/',
    'https://1.2.3.4:80/a',
    'https://1.ejemplo.com/',
    'https://xn--and-6ma2c.ar/',
    'https://ejemplo.xn--p1ai/?a=https://xn--',
  ),
  ...deny(
    field,
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://ejemplo.com/',
    'https://localhost/',
    'https://ana:clave@ejemplo.com/',
    'https://ejemplo.com/ x',
    `https://ejemplo.com/${letters(LIMITS.url - 19)}`,
    5,
    ...[
      'https://ejemplo.com:65536/',
      'https://ejemplo.com:99999/',
      'https://ejemplo.com:100000/',
      'https://ejemplo.com:x/',
    ],
    ...[
      'https://1.2.3.999/',
      'https://1.2.3.256/',
      'https://1.2.3.4.5/',
      'https://1.2.3.4.5:80/',
      'https://ejemplo.1/',
    ],
    ...[
      'https://ejemplo.0x1f/',
      'https://ejemplo..com/',
      'https://.ejemplo.com/',
      'https://eje!mplo.com/',
      'https://[::1]/',
    ],
    ...[
      'https://xn--.com/',
      'https://XN--.com/',
      'https://xn--a.com/',
      'https://xn--0.com:80/',
      'https://xn--a-.com/',
    ],
    ...[
      'https://xn--ejemplo-9.com/',
      'https://ejemplo.xn--a',
      'https://xn--ejemplo-a.com/',
      'mailto:?subject=x',
      'tel:#1',
    ],
  ),
  ...denyDespiteForm(
    'the form writes an address of numbers out as one',
    field,
    'https://1.2.3/',
    'https://01.2.3.4/',
  ),
  {
    change: { [field]: 'https://xn--zz.com/' },
    verdict: 'allow',
    differs: 'a pattern can’t decode punycode; the API shows no such link',
  },
  ...denyDespiteForm('the form writes it out as https://', field, 'ejemplo.com', '//ejemplo.com/'),
  ...denyDespiteForm('the form writes it out percent-encoded', field, 'https://ejemplo.com/ñ'),
];
export const optionalLinkCases = (field: string): FieldCase[] => [
  ...linkCases(field),
  ...allow(field, null),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, '', LEFT_OUT),
];
const foreignImages = [
  upload('evento/main', 'otherCreador'),
  upload('evento/portada'),
  upload('otra/main'),
  download(`posts/evento/main/${OWNER}/foto.jpg`),
  download(`posts/evento/main/${OWNER}/1_${letters(81)}`),
  download(`posts/evento/main/${OWNER}/thumbs/1_foto.jpg_480.webp`),
  download(`users/otherCreador/profile/1_foto.jpg`),
  'https://ejemplo.com/foto.jpg',
  `${upload('evento/main')}#${letters(LIMITS.url)}`,
  5,
  ...[
    ['https://', 'http://'],
    ['https://firebasestorage.googleapis.com', 'javascript:'],
    ['https://', 'https://ana:clave@'],
    ['.com/', '.com:8443/'],
    ['.com/', '.com.malo.example/'],
    ['.googleapis', 'xgoogleapis'],
    ['https://firebasestorage.googleapis.com', 'https://malo.example'],
    ['https://firebasestorage.googleapis.com', 'https://127.0.0.1:9199'],
    ['https://firebasestorage.googleapis.com', 'http://127.0.0.1'],
    ['https://firebasestorage.googleapis.com', 'http://10.0.0.1:9199'],
    [UPLOADS.bucket, 'demo-vidriera.appspot.com'],
    [UPLOADS.bucket, UPLOADS.bucket.replace('.', '-')],
    [UPLOADS.bucket, `${UPLOADS.bucket}.otro`],
    ['%2F', '/'],
    ['%2F', '%2f'],
    ['?', '?x=<b>&'],
    ['?', '#?'],
    ['https', ' https'],
  ].map(([from = '', to = '']) => upload('evento/main').replace(from, to)),
  `${upload('evento/main')}\n`,
];
export const pictureCases = (field: string): FieldCase[] => [
  ...allow(
    field,
    null,
    upload('evento/main'),
    upload('link/gallery'),
    download(`posts/evento/main/${OWNER}/1_${letters(80)}`),
    download(`users/${OWNER}/profile/1_foto.png`),
    download(`users/${OWNER}/creator/gallery/1_foto.png`),
    download(`posts/curso/main/${OWNER}/1_foto.jpg`, 'http://127.0.0.1:9199'),
    download(`posts/curso/main/${OWNER}/1_foto.jpg`, 'http://localhost:9199'),
  ),
  ...deny(field, ...foreignImages),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, '', LEFT_OUT),
];
const [own, other] = [upload('evento/gallery'), upload('evento/gallery', 'otherCreador')];
export const pictureListCases = (field: string, max: number): FieldCase[] => [
  ...allow(field, [], [own], Array(max).fill(own)),
  ...deny(
    field,
    Array(max + 1).fill(own),
    [own, other],
    [5],
    own,
    null,
    [''],
    [`${own} ${own}`],
    // Joined, a blank inside one element would make up for an empty one.
    [`${own} ${own}`, ''],
    [`${own} `],
    [own, 'https://ejemplo.com/foto.jpg'],
  ),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, LEFT_OUT),
];
