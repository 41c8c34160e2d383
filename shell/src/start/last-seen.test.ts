import { LOCAL_KEYS } from 'domain/values/limits';
import { SEEN_KEY } from 'kit/last-seen/kept';
import { beforeEach, expect, it } from 'vitest';
import { showLastSeen } from './last-seen.ts';

const TREES = [['p', { class: 'card_Ab1- lucide' }, ['Peña', ['button', {}, ['Borrar']]]]];
const keep = (change: object = {}) =>
  localStorage.setItem(
    `${SEEN_KEY}/likes`,
    JSON.stringify({ uid: 'ana', address: '/likes', trees: TREES, ...change }),
  );
const main = () => document.querySelector('main')?.innerHTML;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(LOCAL_KEYS.userId, 'ana');
  history.replaceState(null, '', '/likes');
  document.head.innerHTML = '<style>.card_Ab1-{color:red}</style>';
  document.body.innerHTML = '<main><fieldset disabled inert data-still><p>por venir</p></fieldset></main>';
});

it('shows what was kept, to be read and followed', () => {
  keep();
  showLastSeen();
  expect(main()).toBe(
    '<fieldset data-still="" data-seen=""><p class="card_Ab1- lucide">Peña<button disabled="">Borrar</button></p></fieldset>',
  );
});

it.each([
  ['nothing was kept', () => undefined],
  [
    'it was kept of another build, whose styles the page lacks',
    () => keep({ trees: [['p', { class: 'card_zzzz' }, []]] }),
  ],
  ['it was kept of somebody else', () => keep({ uid: 'beto' })],
])('leaves what stands in where %s', (_, given) => {
  given();
  showLastSeen();
  expect(main()).toContain('por venir');
});

it('does nothing where nothing stands in', () => {
  keep();
  document.body.innerHTML = '<main><p>hola</p></main>';
  showLastSeen();
  expect(main()).toBe('<p>hola</p>');
});
