const mebibyte = 1024 * 1024

export const photoLimits = {
  /** A picture of exactly this size is accepted: the largest that phones take. */
  bytes: 25 * mebibyte,
  /** Sent at a time; a lost connection repeats at most this much. */
  partBytes: 512 * 1024,
  /** Pictures sent at the same time from one browser. */
  atOnce: 2,
  albumPhotos: 2000,
  teamAlbums: 200,
  /** All pictures of a team together. */
  teamBytes: 10 * 1024 * mebibyte,
  /** Unfinished uploads of one person in a team. */
  openUploads: 50,
  titleLength: 80,
  fingerprintLength: 200,
  /** Pictures in one response. */
  page: 200,
  /** People without consent to confirm at once; more than fit on a roster. */
  people: 1000,
} as const

/** Longest edge in pixels of the small and the large size on screen. */
export const photoEdge = { thumb: 400, full: 1600 } as const

/** Days until the guardians of a child can be asked about pictures again. */
export const askAgainDays = 7

/** Hours until an unfinished upload is deleted. */
export const uploadHours = 20

/** Days until a picture that was taken down is deleted. */
export const takenDownDays = 30

/** Minutes until a picture's or an album's address expires. */
export const addressMinutes = 10
