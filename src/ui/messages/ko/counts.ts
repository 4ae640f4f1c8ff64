/** The number of people. */
export const headcount = (people: number): string => `${people}명`;

/** The number of departments. */
export const departmentCount = (departments: number): string => `${departments}개 부서`;
