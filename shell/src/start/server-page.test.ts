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
  it('reads the server’s embedded data', () => {
    embed(JSON.stringify(data));
    expect(serverPage()).toEqual(data);
  });

  it('is null on a page that the browser renders', () => {
    expect(serverPage()).toBeNull();
  });

  it('throws for truncated data', () => {
    embed(JSON.stringify(data).slice(0, -1));
    expect(() => serverPage()).toThrow(SyntaxError);
  });
});

describe('dropServerHead', () => {
  it('removes only the screen’s elements', () => {
    document.head.innerHTML =
      '<meta charset="utf-8"><!--screen--><title>x</title><meta name="a"><!--/screen--><style></style>';
    dropServerHead();
    expect(document.head.innerHTML).toBe('<meta charset="utf-8"><style></style>');
  });

  it('does not change a head without marks', () => {
    document.head.innerHTML = '<title>x</title>';
    dropServerHead();
    expect(document.head.innerHTML).toBe('<title>x</title>');
  });
});
