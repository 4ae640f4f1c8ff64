@browser
Feature: One press, one deed
  A hand that presses twice, or whose press comes late, does nothing to what has moved under it or has just opened.

  @REL-29
  Scenario: A second press on what opens a dialog neither chooses nor closes anything there
    Given I am an admin
    And I visit the duties page
    When I click the button "강태준 님 이동…" twice, 180 ms apart
    Then I see the dialog "강태준 님 이동"
    When I press "Escape"
    And I press "Enter" on the button "강태준 님 이동…" twice, 150 ms apart
    Then I see the dialog "강태준 님 이동"
    When I press "Escape"
    Then the place "장로" says "강태준"
    And no toast is shown

  @REL-29 @ANNO-03
  Scenario: A second press on a deletion meets the next row, and deletes only the first
    Given I am an editor
    And I visit the announcements page
    And I see 10 announcements
    When I click the button "삭제 추수감사주일" twice, 250 ms apart
    Then I do not see the announcement "추수감사주일"
    And I see 9 announcements
    When I press "Enter" on the button "삭제 성탄절 찬양대" twice, 150 ms apart
    Then I do not see the announcement "성탄절 찬양대"
    And I see 8 announcements
