Feature: Pastoral philosophy and vision
  A visitor who looks for a church learns what this one believes, and whom it serves.

  Background:
    Given I visit the vision page

  @INTR-01
  Scenario: The vision page says what the church stands for
    Then I see the heading "목회철학과 비전"
    And I see "세상의 소망이 되는 교회"
    And I see "로마서 15장 13절"
    And I see "다음 세대"
    And I see "땅끝을 가슴에 품는 선교"
    And I see "파라과이 이웃의 곁에 서는 교회"
    And the title is "목회철학과 비전 · 아순시온 소망한인교회"

  @INTR-04
  Scenario: The vision page states the facts of the church
    Then I see "1976년 5월 30일"
    And I see "약 400명"
    And I see "250명"
    And I see "150명"
