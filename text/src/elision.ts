// A name of two scripts may come isolated (domain/values/isolated).
/** A y before a consonant sounds as i: « d’Yves », but « de Yann ». */
const vowel = /^\u2068?(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouy\W])/iu

/** « de » before a name, as French says it: « d’Ana », « de Bruno ». */
export const withDe = (name: string) => (vowel.test(name) ? `d’${name}` : `de ${name}`)

/** « que » before a name: « qu’Ana », « que Bruno ». */
export const withQue = (name: string) => (vowel.test(name) ? `qu’${name}` : `que ${name}`)
