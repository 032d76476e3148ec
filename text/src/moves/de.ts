export const moves = { untitledEvent: 'Training' }
