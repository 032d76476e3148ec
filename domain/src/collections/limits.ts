/** Limits of a collection. */
export const collectionLimits = {
  nameLength: 200,
  detailsLength: 5000,
  noteLength: 500,
  fees: 50,
  sizes: 30,
  fields: 30,
  options: 50,
  /** People on one form. */
  people: 20,
  answerLength: 2000,
  stock: 100_000,
  places: 100_000,
  quantity: 99,
  instalments: 24,
} as const
