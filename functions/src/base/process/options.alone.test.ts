import { setGlobalOptions } from 'firebase-functions/options';
import { expect, it, vi } from 'vitest';

vi.mock('firebase-functions/options', () => ({ setGlobalOptions: vi.fn() }));

it('no function has more instances than the region has CPUs', async () => {
  vi.stubEnv('VIDRIERA_CPU_QUOTA', '4');
  const options = Object.values(await import('./options.ts')).filter((one) => typeof one === 'object');
  const [everywhere] = vi.mocked(setGlobalOptions).mock.calls[0] ?? [];
  const instances = [...options, everywhere].map(
    (one) => (one as { maxInstances?: number }).maxInstances ?? 0,
  );
  expect(Math.max(...instances)).toBe(4);
});
