/** Placeholder until measured. */
export async function checkBudgets(_site: string): Promise<void> {}
