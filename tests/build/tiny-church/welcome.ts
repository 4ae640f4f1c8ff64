export const churchGreeting = '작은 교회가 반갑게 맞이합니다.';
