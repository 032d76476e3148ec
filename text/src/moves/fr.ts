export const moves = { untitledEvent: 'Entraînement' }
