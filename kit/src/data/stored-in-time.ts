import { writeInTime } from '@vidriera/domain/writing-limit';
import { asWrite } from '@vidriera/session/stale';

/** Waits for a write of Firestore, then drops the cached answers. @throws Failure 'no-connection' when it is late */
export const storedInTime = <T>(writing: Promise<T>): Promise<T> => asWrite(writeInTime(writing));
