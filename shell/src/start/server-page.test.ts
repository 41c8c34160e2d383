import { beforeEach, describe, expect, it } from 'vitest';
import { dropServerHead, serverPage } from './server-page.ts';

const data = {
  address: '/explore',
  area: 'explore',
  loaderData: { 'explore.explore': { now: '2026-11-21T12:00' } },
  errors: null,
};
const embed = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="vidriera-data">${text}</script>`;
};

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('serverPage', () => {
  it('reads what the server embedded', () => {
    embed(JSON.stringify(data));
    expect(serverPage()).toEqual(data);
  });

  it('is null on a page the server left to the browser', () => {
    expect(serverPage()).toBeNull();
  });

  it('refuses what arrived broken', () => {
    embed(JSON.stringify(data).slice(0, -1));
    expect(() => serverPage()).toThrow(SyntaxError);
  });
});

describe('dropServerHead', () => {
  it('takes away the screen’s own and nothing else', () => {
    document.head.innerHTML =
      '<meta charset="utf-8"><!--screen--><title>x</title><meta name="a"><!--/screen--><style></style>';
    dropServerHead();
    expect(document.head.innerHTML).toBe('<meta charset="utf-8"><style></style>');
  });

  it('leaves a head without marks as it is', () => {
    document.head.innerHTML = '<title>x</title>';
    dropServerHead();
    expect(document.head.innerHTML).toBe('<title>x</title>');
  });
});
