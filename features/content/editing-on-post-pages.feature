Feature: Correcting on the page of a post
  Admin and Editor change a post or an event on its own page, as in its list.

  Background:
    Given I am an editor

  @EDIT-01 @PAGE-01
  Scenario: A change is seen at once on the page, with its day, and in the list
    Given I visit /communion/announcements/57
    When I click the button "고치기"
    And I fill "제목" with "추수감사주일 점심을 안내해 드립니다"
    And I click the button "저장"
    Then a toast says "공지사항을 고쳤습니다."
    And I see the heading "추수감사주일 점심을 안내해 드립니다"
    And I see "2026-11-17 · 예배위원회 · 11월 18일 고침"
    And GET /api/Announcement/57 was sent 2 times
    When I visit the announcements page
    Then announcement 1 of the list says "추수감사주일 점심을 안내해 드립니다"

  @EDIT-01 @PAGE-01
  Scenario Outline: <what> is changed on its page
    Given I visit <address>
    When I click the button "고치기"
    And I fill "<field>" with "새 이름"
    And I click the button "저장"
    Then I do not see the button "저장"
    And I see the heading "새 이름"

    Examples:
      | what             | address                         | field |
      | An advertisement | /communion/advertisements/34    | 제목    |
      | A sheet          | /sermon/bibleStudies/43         | 제목    |
      | An event         | /communion/events/2026-11-28/57 | 행사 이름 |

  @EDIT-01 @PAGE-01 @logs-errors
  Scenario: A post that another user has deleted says so on its page, and the text is published as a new post
    Given I visit /communion/announcements/57
    And I click the button "고치기"
    And I fill "내용" with "열두 시에 모입니다."
    And another user deletes announcement 57
    When I click the button "저장"
    Then I see "그사이 다른 분이 삭제했습니다."
    When I click the button "새 글로 등록"
    Then I am at the announcements page
    And announcement 1 of the list says "열두 시에 모입니다."

  @EDIT-01 @REL-16 @PAGE-01
  Scenario: A change on the post's own page whose answer was lost is a change
    Given I visit /communion/announcements/57
    And I click the button "고치기"
    And I fill "제목" with "추수감사주일 점심을 안내해 드립니다"
    And PUT /api/Announcement/57 gets no answer
    And PUT /api/Announcement/57 is held
    When I click the button "저장"
    And PUT /api/Announcement/57 was sent 1 time
    And another user changes announcement 57
      | title | 추수감사주일 점심을 안내해 드립니다 |
    And the held calls are answered
    Then a toast says "공지사항을 고쳤습니다."
    And I see the heading "추수감사주일 점심을 안내해 드립니다"
    And I do not see the dialog "공지사항 고치기"

  @LIST-06 @REL-16 @PAGE-01
  Scenario: A deletion on the post's own page whose answer was lost is a deletion, and can be undone
    Given I visit /communion/announcements/57
    And DELETE /api/Announcement/57 gets no answer
    And DELETE /api/Announcement/57 is held
    When I click the button "삭제"
    And DELETE /api/Announcement/57 was sent 1 time
    And another user deletes announcement 57
    And the held calls are answered
    Then a toast says "공지사항을 삭제했습니다."
    When I click the button "되돌리기" in the toast
    Then a toast says "공지사항을 되돌렸습니다."
    When I visit /communion/announcements/57
    Then I see the heading "추수감사주일"
    And DELETE /api/Announcement/57 was sent 1 time

  @EDIT-01 @REL-30
  Scenario: A half-written change waits on its own page, and does not open on that of another post
    Given I visit /communion/announcements/57
    And I click the button "고치기"
    And I fill "내용" with "열두 시에 모입니다."
    When I reload
    Then "내용" holds "열두 시에 모입니다."
    When I visit /communion/announcements/56
    Then I see the heading "성탄절 찬양대"
    And I do not see the dialog "공지사항 고치기"
