import { z } from 'zod'

/** The maximum number of keys of a record, which zod can't express. */
export const recordCaps = z.registry<{ readonly keys: number }>()

/** The maximum number of values in all lists of a schema, including nested ones. */
export const totalCaps = z.registry<{ readonly values: number }>()

/** A record with a maximum number of keys. */
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

/** The server refuses a body with more values before parsing it. */
export function withMaxValues<Shape extends z.ZodType>(shape: Shape, values: number): Shape {
  totalCaps.add(shape, { values })
  return shape
}
