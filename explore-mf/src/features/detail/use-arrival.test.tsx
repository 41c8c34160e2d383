import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useArrival } from './use-arrival.ts';

const animate = vi.fn();
/** A card's picture is 100 pixels wide at (10, 300); a detail's 360 at the top. */
const boxOf = (element: Element) =>
  element.id === 'detail' ? new DOMRect(0, 60, 360, 270) : new DOMRect(10, 300, 100, 75);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame'] });
  Element.prototype.animate = animate;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  animate.mockReset();
});

/** Presses the card that leads to `/uno`. */
function leave(): void {
  const { getByText } = render(
    <article>
      <div data-travels="" />
      <a href="/uno" onClick={(event) => event.preventDefault()}>
        Uno
      </a>
    </article>,
  );
  fireEvent.click(getByText('Uno'));
  cleanup();
}

function Detail({ path }: { path: string }) {
  const cover = useRef<HTMLDivElement>(null);
  useArrival(path, cover);
  return <div id="detail" ref={cover} />;
}

function arrive(path = '/uno'): void {
  render(<Detail path={path} />);
  vi.advanceTimersToNextFrame();
}

it('animates a detail’s picture from the card’s, once', () => {
  leave();
  arrive();
  expect(animate.mock.lastCall?.[0]).toEqual({
    transform: [`translate(-120px, 142.5px) scale(${100 / 360})`, 'none'],
  });
  arrive();
  expect(animate).toHaveBeenCalledOnce();
});

it('animates neither another item’s picture nor a late one', () => {
  leave();
  arrive('/otro');
  leave();
  vi.advanceTimersByTime(1001);
  arrive();
  expect(animate).not.toHaveBeenCalled();
});

it('animates no hidden picture', () => {
  leave();
  vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect());
  arrive();
  expect(animate).not.toHaveBeenCalled();
});

it('respects reduced motion', () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  leave();
  arrive();
  expect(animate).not.toHaveBeenCalled();
});
