import { z } from 'zod'

/** How many keys a record may have: zod has no such check of its own to read it from. */
export const recordCaps = z.registry<{ readonly keys: number }>()

/** How much all lists of a shape may hold together, where one is in another. */
export const totalCaps = z.registry<{ readonly values: number }>()

/** A record of at most so many keys. */
export function cappedRecord<Key extends z.core.$ZodRecordKey, Value extends z.core.SomeType>(
  key: Key,
  value: Value,
  keys: number,
) {
  const record = z
    .record(key, value)
    .refine((given) => Object.keys(given).length <= keys, 'too_many')
  recordCaps.add(record, { keys })
  return record
}

/** The server refuses a body with more values before it is read any further. */
export function withTotal<Shape extends z.ZodType>(shape: Shape, values: number): Shape {
  totalCaps.add(shape, { values })
  return shape
}
