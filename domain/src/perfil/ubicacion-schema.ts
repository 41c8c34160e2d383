import { z } from '../zod.ts';

export const ubicacionSchema = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Ubicacion = z.infer<typeof ubicacionSchema>;
