Feature: Correcting events
  An event is changed in a dialog, and the calendar shows it on its new days.

  Background:
    Given I am an editor
    And I visit the events page
    And I click the event "사랑의 바자회"
    And I click the button "고치기 사랑의 바자회"

  @EDIT-01
  Scenario: A changed event is shown under its new name, and says when it was changed
    Then I see the dialog "행사 고치기"
    And "행사 이름" holds "사랑의 바자회"
    When I fill "행사 이름" with "사랑의 큰 바자회"
    And I click the button "저장"
    Then a toast says "행사를 고쳤습니다."
    And I do not see the dialog "행사 고치기"
    When I click the event "사랑의 큰 바자회"
    Then the dialog "사랑의 큰 바자회" says "고친 날"
    And the dialog "사랑의 큰 바자회" says "2026년 11월 18일 수요일"

  @EDIT-01
  Scenario: The end of an event is not before its start
    When I fill "끝나는 날" with "2026-11-01"
    And I click the button "저장"
    Then "끝나는 날" is wrong: "끝나는 날이 시작하는 날보다 빠를 수 없습니다."

  @EDIT-01
  Scenario: An event that moves to another month is shown there
    When I fill in
      | 시작하는 날 | 2026-12-05 |
      | 끝나는 날  | 2026-12-06 |
    And I click the button "저장"
    Then I see "2026년 12월"
    And I see the event "사랑의 바자회"

  @EDIT-02
  Scenario: Two who change an event choose field by field
    Given I fill "행사 이름" with "사랑의 큰 바자회"
    Given another user changes event 47
      | hostedBy | 봉사위원회 |
    When I click the button "저장"
    Then the compared fields are
      | 행사 이름 |
      | 주관    |
    When I click the button "고른 대로 저장"
    Then a toast says "행사를 고쳤습니다."
    When I click the event "사랑의 큰 바자회"
    Then the dialog "사랑의 큰 바자회" says "봉사위원회"
