import { useEffect } from 'react';

/** Keeps the screen on while mounted and visible, if the browser can. */
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
        if (!(caught instanceof DOMException)) throw caught; // battery saver, or no permission
      }
    };
    void ask();
    const onChange = () => void ask(); // the lock ends when the page is hidden
    document.addEventListener('visibilitychange', onChange);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release();
    };
  }, []);
}
