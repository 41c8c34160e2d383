import { z } from '../zod.ts';

/** A point on the map, in degrees. */
export const ubicacionSchema = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
export type Ubicacion = z.infer<typeof ubicacionSchema>;
