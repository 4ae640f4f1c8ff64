/** Said by mocked builds only. */
export const demoMessages = {
  fictional: '체험판입니다. 여기에 나오는 사람과 연락처, 소식은 모두 지어낸 것입니다.',
} as const;
