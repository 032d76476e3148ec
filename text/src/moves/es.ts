export const moves = { untitledEvent: 'Entrenamiento' }
