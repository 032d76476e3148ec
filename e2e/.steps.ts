export async function hour() {}
