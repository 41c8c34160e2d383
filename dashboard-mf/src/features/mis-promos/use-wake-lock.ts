import { useEffect } from 'react';

/** Keeps the screen from going dark while this stands in view, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const ask = async () => {
      if (gone || document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (gone) await lock.release();
      } catch (caught) {
        if (!(caught instanceof DOMException)) throw caught; // the phone saves its battery, or the page may not: it goes dark as ever
      }
    };
    void ask();
    const onChange = () => void ask(); // what was granted ends when the page is left
    document.addEventListener('visibilitychange', onChange);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release();
    };
  }, []);
}
