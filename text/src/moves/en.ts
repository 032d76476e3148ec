export const moves = { untitledEvent: 'Practice' }
