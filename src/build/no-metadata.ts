/**
 * Stands for reflect-metadata, a tenth of the members' core: only decorated classes would need it, and the house binds
 * functions (`toResolvedValue`). A class bound all the same fails at once, in the first test that resolves it.
 */
export {};
